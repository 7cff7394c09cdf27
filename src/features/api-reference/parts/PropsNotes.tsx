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
      {typeParameters.map((parameter, index) => (
        <li key={index}>
          {t('apiTypeParameter')} <TypeCode of={parameter} />
        </li>
      ))}
    </ul>
  );
}
