/** A camera in the style of `ui/icon.tsx`. It is here, because the first screen loads every icon of that table. */
export const CameraIcon = () => (
  <svg className="icon icon-small" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z" />
  </svg>
);
