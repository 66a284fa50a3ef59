import { useId, useState, type KeyboardEvent } from 'react';
import EasyCrop from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Square } from './square-picture.ts';

interface Props {
  /** The address of the picture. */
  readonly picture: string;
  readonly onKeep: (square: Square) => void;
}

const [NEAREST, FARTHEST] = [3, 1];

/** How much a press of + or − changes the zoom. */
const STEP = 0.2;

/** In pixels of the screen. */
const MOVE = 8;

const zoomed = (zoom: number, by: number): number => Math.min(NEAREST, Math.max(FARTHEST, zoom + by));

/**
 * Draws a picture behind a round hole. A pointer drags it, two fingers and the wheel zoom it, the arrows move it, and
 * the keys + and − zoom it. The slider zooms it for everybody else.
 */
export const Cropper = ({ picture, onKeep }: Props) => {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(FARTHEST);
  const zoomByKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setZoom((now) => zoomed(now, STEP));
    if (key === '-') setZoom((now) => zoomed(now, -STEP));
  };
  return (
    <div className="cropper">
      <div className="cropper-view">
        <EasyCrop
          image={picture}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          crop={crop}
          zoom={zoom}
          minZoom={FARTHEST}
          maxZoom={NEAREST}
          keyboardStep={MOVE}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, { x, y, width }) => onKeep({ x, y, side: width })}
          // The style sheet comes with the app: the policy of the page allows no style of a script.
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'application',
            'aria-label': 'Recorte da foto',
            'aria-describedby': `${id}-how`,
            onKeyDownCapture: zoomByKey,
          }}
        />
      </div>
      <label className="cropper-zoom" htmlFor={id}>
        <span className="secondary">Zoom</span>
        <input
          id={id}
          type="range"
          min={FARTHEST}
          max={NEAREST}
          step={0.1}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
        />
      </label>
      <p className="caption" id={`${id}-how`}>
        Arraste para posicionar. No teclado, use as setas para mover e + ou − para o zoom.
      </p>
    </div>
  );
};
