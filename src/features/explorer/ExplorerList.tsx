import { DEMO_PICTURE_SIZE } from '#model/demo-picture';
import { ModeImage } from '#ui';
import styles from './ExplorerList.module.css';

interface ListedExplorer {
  name: string;
  href: string;
  text: string;
  /** Addresses of the picture in both modes. */
  light: string;
  dark: string;
}

/** All explorers, for the overview. */
export function ExplorerList({ explorers }: { explorers: readonly ListedExplorer[] }) {
  return (
    <ul className={styles['list']} data-wide="">
      {explorers.map(({ name, href, text, light, dark }) => (
        <li key={name}>
          <ModeImage light={light} dark={dark} {...DEMO_PICTURE_SIZE} />
          <a href={href}>{name}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
