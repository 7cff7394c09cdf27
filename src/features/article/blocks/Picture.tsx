import styles from './Picture.module.css';

export interface PictureProps {
  /** URLs of the images for light and dark mode. */
  light: string;
  dark: string;
  alt: string;
  width: number;
  height: number;
}

/** An image with a light and a dark version and its space reserved. Only the visible version is loaded. */
export function Picture({ light, dark, alt, width, height }: PictureProps) {
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className={styles['picture']}>
      <img className="only-light" src={light} alt={alt} {...shared} />
      <img className="only-dark" src={dark} alt={alt} {...shared} />
    </figure>
  );
}
