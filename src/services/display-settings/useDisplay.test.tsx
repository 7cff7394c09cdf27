import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useDisplay } from './useDisplay.ts';

function Shown() {
  return <>{JSON.stringify(useDisplay())}</>;
}

describe('the settings in a React part', () => {
  it('are the initial ones on the server, where no document is touched', () => {
    expect(renderToStaticMarkup(<Shown />)).toBe('{&quot;paletteMode&quot;:&quot;light&quot;,&quot;direction&quot;:&quot;ltr&quot;,&quot;dense&quot;:false}');
  });
});
