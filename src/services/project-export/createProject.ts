import type { CodeStyling, CodeVariant, DemoPackages } from '#model/demo';

interface ProjectSource {
  title: string;
  styling?: CodeStyling;
  /** The first file has the component as its default export, and its name: `MultiSorting.tsx`. */
  files: readonly { name: string; text: string }[];
  packages: DemoPackages;
}

export interface Project {
  /** `multi-sorting`. */
  name: string;
  title: string;
  /** The file to show first. */
  main: string;
  files: ReadonlyMap<string, string>;
}

/** Creates a complete Vite project for a component; `npm install` and `npm run dev` show the demo. */
export function createProject({ title, styling, files, packages }: ProjectSource): Project {
  const [main] = files;
  const name = main?.name.replace(/\.\w+$/, '') ?? '';
  const variant = files.some((file) => /\.tsx?$/.test(file.name)) ? 'TS' : 'JS';
  const kebab = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  const isTailwind = styling === 'tailwind';
  return {
    name: kebab,
    title,
    main: `src/${main?.name ?? ''}`,
    files: new Map([
      ['package.json', manifest(kebab, title, variant, packages)],
      [
        'index.html',
        page(
          title,
          variant,
          files.some(({ text }) => text.includes("'@mui/material/Icon'")),
        ),
      ],
      [variant === 'TS' ? 'vite.config.ts' : 'vite.config.js', viteConfig(isTailwind)],
      ...(variant === 'TS' ? ([['tsconfig.json', TSCONFIG]] as const) : []),
      ['README.md', readme(title)],
      [variant === 'TS' ? 'src/main.tsx' : 'src/main.jsx', entry(name, variant, isTailwind)],
      ...(isTailwind ? ([['src/index.css', TAILWIND]] as const) : []),
      ...files.map((file) => [`src/${file.name}`, file.text] as const),
    ]),
  };
}

function manifest(
  name: string,
  title: string,
  variant: CodeVariant,
  { dependencies, devDependencies, overrides }: DemoPackages,
): string {
  const json = {
    name,
    version: '0.0.0',
    private: true,
    description: title,
    type: 'module',
    scripts: { dev: 'vite', build: variant === 'TS' ? 'tsc && vite build' : 'vite build', preview: 'vite preview' },
    dependencies,
    devDependencies,
    ...(Object.keys(overrides).length > 0 && { overrides }),
    stackblitz: { startCommand: 'npm run dev' },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** Demos with an icon font load it in the page, not in their code. */
const ICON_FONT = '    <link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons" />\n';

function page(title: string, variant: CodeVariant, usesIconFont: boolean): string {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped}</title>
${usesIconFont ? ICON_FONT : ''}  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${variant === 'TS' ? 'tsx' : 'jsx'}"></script>
  </body>
</html>
`;
}

/** The CSS layer lets custom styles override those of the components, as on the page of the demo. */
function entry(name: string, variant: CodeVariant, isTailwind: boolean): string {
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider } from '@mui/material/styles';
import ${name} from './${name}';
${isTailwind ? "import './index.css';\n" : ''}
createRoot(document.getElementById('root')${variant === 'TS' ? '!' : ''}).render(
  <StrictMode>
    <StyledEngineProvider enableCssLayer>
      <CssBaseline />
      <${name} />
    </StyledEngineProvider>
  </StrictMode>,
);
`;
}

function viteConfig(isTailwind: boolean): string {
  return `import react from '@vitejs/plugin-react';
${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()${isTailwind ? ', tailwindcss()' : ''}] });
`;
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2022", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": ["vite/client"]
  },
  "include": ["src"]
}
`;

const TAILWIND = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
`;

function readme(title: string): string {
  return `# ${title}

\`\`\`bash
npm install
npm run dev
\`\`\`
`;
}
