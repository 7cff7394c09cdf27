import { PALETTES } from '#model/palettes';
import styles from './Swatches.module.css';

/** `<Swatches of="bluePalette" />`: the colors of a palette in the mode of the page. */
export function Swatches({ of: name }: { of: string }) {
  const palette = PALETTES.get(name);
  const light = palette?.('light') ?? [];
  const dark = palette?.('dark') ?? light;
  return (
    <span className={styles['swatches']} role="img" aria-label={`${light.length} colors`}>
      {light.map((color, index) => (
        <span key={color} style={{ background: `light-dark(${color}, ${dark[index]})` }} />
      ))}
    </span>
  );
}
