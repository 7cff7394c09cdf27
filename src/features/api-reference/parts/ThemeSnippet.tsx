import type { ApiComponent } from '#model/api';
import { themeCode } from '#model/api-content';
import { useApi } from '../context.ts';

/** Shows how to override the default props and styles of all instances in the theme. */
export function ThemeSnippet({ theme }: { theme: NonNullable<ApiComponent['theme']> }) {
  const { CodeBlock, t } = useApi();
  const lines = themeCode(theme, t).split('\n');
  return (
    <>
      <p>
        {t('apiThemeKey')} <code>{theme.key}</code>
      </p>
      <CodeBlock language="tsx">
        <code className="language-tsx">
          {lines.map((line, index) => (
            <ThemeLine key={index} text={line} isLast={index === lines.length - 1} />
          ))}
        </code>
      </CodeBlock>
    </>
  );
}

function ThemeLine({ text, isLast }: { text: string; isLast: boolean }) {
  const comment = text.indexOf('//');
  const isComment = comment !== -1;
  return (
    <span className="line">
      {isComment ? text.slice(0, comment) : text}
      {isComment && <span className="token comment">{text.slice(comment)}</span>}
      {!isLast && '\n'}
    </span>
  );
}
