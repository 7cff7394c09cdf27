import type { ApiComponent } from '#model/api';
import { useApi } from '../context.ts';
import { TypeCode } from './TypeCode.tsx';

/** The ref's element, the accepted HTML attributes, and the type parameters. */
export function PropsNotes({ component: { ref, attributesOf, typeParameters } }: { component: ApiComponent }) {
  const { t } = useApi();
  return (
    <ul>
      <li>
        {ref ? t('apiRef') : t('apiNoRef')} {ref && <TypeCode of={ref} />}
      </li>
      {attributesOf && (
        <li>
          {t('apiAttributes')} {attributesOf === '*' ? t('apiAnyElement') : <code>{`<${attributesOf}>`}</code>}
        </li>
      )}
      <TypeParameters of={typeParameters} />
    </ul>
  );
}

/** Of a component or an interface, as entries of a list. */
export function TypeParameters({ of: typeParameters }: { of: ApiComponent['typeParameters'] }) {
  const { t } = useApi();
  return typeParameters.map((parameter, index) => (
    <li key={index}>
      {t('apiTypeParameter')} <TypeCode of={parameter} />
    </li>
  ));
}
