import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoPrograms } from './programs.ts';

it('separates demos by date adapter, with all files of a demo and with translated demos', () => {
  const content = mkdtempSync(join(tmpdir(), 'programs-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(content, 'page/demos', file, '..'), { recursive: true });
    writeFileSync(join(content, 'page/demos', file), text);
  };
  write('first/First.tsx', "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';");
  write('second/Second.tsx', "import { provider } from './provider';");
  write('second/provider.tsx', "import { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';");
  write('second/demo.ts', '');
  const translated = join(content, 'translated/Fourth.tsx');
  expect(
    demoPrograms(
      content,
      new Map([
        ['AdapterLuxon', [translated]],
        ['AdapterMoment', [translated]],
      ]),
    ),
  ).toEqual([
    { name: 'demos', files: [join(content, 'page/demos/first/First.tsx')] },
    {
      name: 'AdapterLuxon',
      files: [
        join(content, 'page/demos/second/Second.tsx'),
        join(content, 'page/demos/second/provider.tsx'),
        translated,
      ],
    },
    { name: 'AdapterMoment', files: [translated] },
  ]);
});
