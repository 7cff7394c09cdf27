import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useDisplay } from './useDisplay.ts';

function Shown() {
  return <>{JSON.stringify(useDisplay())}</>;
}

describe('the settings in a React component', () => {
  it('are the initial ones on the server, without accessing the document', () => {
    expect(renderToStaticMarkup(<Shown />)).toBe(
      '{&quot;paletteMode&quot;:&quot;light&quot;,&quot;direction&quot;:&quot;ltr&quot;,&quot;dense&quot;:false}',
    );
  });
});
