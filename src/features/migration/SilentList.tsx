import { pathOf, type SilentChange } from '#services/migration/browser';
import { Prose } from './Prose.tsx';
import { Tick, type TickProps } from './Tick.tsx';

interface Props extends TickProps {
  silent: readonly SilentChange[];
  prefix: string;
}

/** Changes of behavior, below the section of the guide that explains them. */
export function SilentList({ silent, prefix, ...tick }: Props) {
  return [...Map.groupBy(silent, pathOf)].map(([path, list]) => (
    <div key={path} className="migration-section" lang="en">
      <a href={prefix + path}>{list[0]?.title}</a>
      <ul>
        {list.map(({ id, text }) => (
          <li key={id}>
            <Tick id={id} label={text.replaceAll('`', '')} {...tick}>
              <p>
                <Prose text={text} />
              </p>
            </Tick>
          </li>
        ))}
      </ul>
    </div>
  ));
}
