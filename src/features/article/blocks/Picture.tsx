import styles from './Picture.module.css';

export interface PictureProps {
  /** Addresses of the two drawings; each mode shows its own. */
  light: string;
  dark: string;
  alt: string;
  width: number;
  height: number;
}

/** A picture for light and dark paper, with its space reserved. Only the one that is shown is fetched. */
export function Picture({ light, dark, alt, width, height }: PictureProps) {
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className={styles['picture']}>
      <img className="only-light" src={light} alt={alt} {...shared} />
      <img className="only-dark" src={dark} alt={alt} {...shared} />
    </figure>
  );
}
