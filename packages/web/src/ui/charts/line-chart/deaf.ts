const noListener = () => null;

/** Pointer and keys belong to the chart, so uPlot listens to none of them. */
export const DEAF = {
  mousedown: noListener,
  mouseup: noListener,
  click: noListener,
  dblclick: noListener,
  mousemove: noListener,
  mouseleave: noListener,
  mouseenter: noListener,
};
