import { useId, useState, type KeyboardEvent } from 'react';
import EasyCrop from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { movedPicture, type Offset, type Square } from '@aroeira/domain/profile';
import { IconButton } from '../../ui/icon-button.tsx';

interface Props {
  /** The address of the picture. */
  readonly picture: string;
  readonly onKeep: (square: Square) => void;
}

const [NEAREST, FARTHEST] = [3, 1];

/** How much a press of + or − changes the zoom. */
const STEP = 0.2;

/** How far a key moves the picture, in pixels of the screen. It repeats while it is held. */
const MOVE = 8;

/** How far a button moves it. */
const PRESS = 24;

const WAYS = [
  { label: 'Mover para a esquerda', side: 'is-left', by: { x: -PRESS, y: 0 } },
  { label: 'Mover para cima', side: 'is-up', by: { x: 0, y: -PRESS } },
  { label: 'Mover para baixo', side: 'is-down', by: { x: 0, y: PRESS } },
  { label: 'Mover para a direita', side: 'is-right', by: { x: PRESS, y: 0 } },
];

const zoomed = (zoom: number, by: number): number => Math.min(NEAREST, Math.max(FARTHEST, zoom + by));

/**
 * Draws a picture behind a round hole. A pointer drags it, two fingers and the wheel zoom it, the arrows move it, and
 * the keys + and − zoom it. Buttons and the slider do the same for everybody else.
 */
export const Cropper = ({ picture, onKeep }: Props) => {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(FARTHEST);
  const [media, setMedia] = useState({ width: 0, height: 0 });
  const [hole, setHole] = useState(0);
  const seen = { width: media.width * zoom, height: media.height * zoom, hole };
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
          setMediaSize={setMedia}
          setCropSize={({ width }) => setHole(width)}
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
      <Moves onMove={(by) => setCrop((at) => movedPicture(at, by, seen))} />
      <label className="cropper-row" htmlFor={id}>
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
      <p className="sr-only" id={`${id}-how`}>
        Arraste para posicionar. No teclado, use as setas para mover e + ou − para o zoom.
      </p>
    </div>
  );
};

/** Moves the picture without dragging. */
const Moves = ({ onMove }: { readonly onMove: (by: Offset) => void }) => (
  <div className="cropper-row">
    {WAYS.map(({ label, side, by }) => (
      <IconButton key={side} icon="up" className={side} label={label} onPress={() => onMove(by)} />
    ))}
  </div>
);
