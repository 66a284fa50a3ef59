interface Props {
  /** The product's name. Each white-label brand sets its own. */
  readonly name: string;
}

/** The logo beside the product's name. Its colours are tokens, so that it fits both themes and the hero. */
export const Brand = ({ name }: Props) => (
  <span className="brand">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        className="leaf"
        d="M23.2 4.5C13.9 9.6 6.4 22.4 5 41.6c-.1 1 1 1.7 1.9 1.1C17.6 35.7 23.8 23 24.6 6C24.7 4.8 24.1 4 23.2 4.5Z"
      />
      <path
        className="leaf"
        d="M27.6 13.6C28.2 23.3 33 35.5 41.3 42.8C42.1 43.5 43.2 42.9 43.1 41.8C42.2 28.4 36.9 17.7 29.1 12.6C28.3 12.1 27.5 12.7 27.6 13.6Z"
      />
      <circle className="berry" cx="25.4" cy="38.6" r="5.2" />
    </svg>
    {name}
  </span>
);
