import { type PageFrameProps, Top } from './PageFrame.tsx';

/** The frame of a full-width page: only the header. */
export function WideShell({
  context,
  header,
  notice,
  children,
}: Pick<PageFrameProps, 'context' | 'header' | 'notice' | 'children'>) {
  return (
    <>
      <Top context={context} header={{ ...header, navigation: 'none' }} notice={notice} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
