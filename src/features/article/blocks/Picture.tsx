import type { ComponentProps } from 'react';
import { ModeImage } from '#ui';
import styles from './Picture.module.css';

type PictureProps = Required<Omit<ComponentProps<typeof ModeImage>, 'dense'>>;

/** An image with a light and a dark version and its space reserved. */
export function Picture(props: PictureProps) {
  return (
    <figure className={styles['picture']}>
      <ModeImage {...props} />
    </figure>
  );
}
