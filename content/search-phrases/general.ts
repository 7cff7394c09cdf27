import type { SearchPhrases } from './types.ts';

export const generalPhrases: SearchPhrases = {
  introduction: {
    products: 'what is MUI X, components',
    'shared-ideas': 'theme, dark mode',
    'mui-x-and-material-ui': 'difference between MUI X and Material UI, mui core, Material UI table or Data Grid',
  },
  'introduction/installation': {
    '': 'npm install, packages, yarn, setup',
    'data-grid-css': 'css import error, cannot import css from node_modules',
    eresolve: 'peer dependency conflict, npm err unable to resolve dependency tree, legacy-peer-deps, React 19',
    'peer-dependencies': 'supported React versions, React 19, React 18, Material UI version',
    versions: 'version mismatch, same version of packages',
    jest: 'unexpected token, css in jest',
    'date-libraries': 'dayjs or date-fns or luxon or moment version',
    'unknown-css': 'TypeError unknown file extension',
  },
  'introduction/licensing': {
    '': 'license, price, plan, subscription, commercial use',
    'community-plan': 'free for commercial use, MIT',
    'evaluation-trial-licenses': 'free trial, test pro before buying, evaluate before purchase',
    'how-many-licenses': 'number of developers, per seat, team',
    'license-key':
      'remove watermark, LicenseInfo.setLicenseKey, where to put license key, production, staging, deployment, domain, _app.js',
    'environment-variable': 'license key in env file, CI, process.env',
    'next-js-app-router': 'license key next.js',
    security: 'is it safe to expose license key, key is public, secret',
    term: 'license expired, renewal, perpetual, does it stop working after one year',
    'missing-license-key': 'watermark, MUI X Missing license key text',
    'expired-license-key': 'MUI X expired license key, renewal',
    'invalid-license-key': 'MUI X invalid license key',
    'license-key-plan-mismatch': 'pro key with premium',
    'upgrade-a-plan': 'switch from pro to premium, from community to pro',
    'validation-failures': 'license key not accepted, console error about license, watermark although key is set',
  },
  'introduction/mcp': { '': 'AI, LLM, copilot, claude, cursor, model context protocol, llms.txt' },
  'introduction/support': {
    '': 'help, contact, report bug, question',
    'bug-reproductions': 'codesandbox, stackblitz, minimal reproduction',
    'long-term-support-lts': 'end of life, supported versions, how long is v7 supported',
    'feature-requests': 'suggest feature',
  },
  'introduction/known-issues': { '': 'bugs, bug list, workarounds, broken, regression, is it fixed' },
  'introduction/roadmap': { '': 'planned features, future, release date, next version' },
  'common-concepts/custom-components': {
    '': 'components prop, override part, slots',
    'stable-identity':
      'input loses focus on every keystroke, component remounts, inline component, text field in toolbar loses focus while typing',
    'slot-props': 'pass props to inner component, componentsProps',
    typescript: 'type of slot props',
    augmentation: 'module augmentation slotProps, custom props of toolbar or footer slot in TypeScript',
    troubleshooting: 'slot does not show, loses focus',
    'extra-props': 'TypeScript error when passing custom prop to slot',
  },
  'common-concepts/content-security-policy': {
    '': 'CSP, unsafe-inline, nonce',
    eval: 'unsafe-eval, disableEval',
    nonce: 'style nonce, emotion cache',
  },
  'common-concepts/server-rendering': {
    '': 'next.js, SSR, remix, gatsby, hydration, app router',
    hydration:
      'hydration failed, text content does not match server-rendered HTML, did not match, warning prop did not match, useId mismatch',
    'app-router': 'use client, server components',
    'client-boundaries': 'functions cannot be passed to client components',
    'pages-router': 'global CSS cannot be imported, transpilePackages',
    'client-only': 'dynamic import without ssr, NoSsr, window is not defined',
    vite: 'vite ssr css',
    'chart-labels': 'chart hydration warning',
  },
  'common-concepts/testing': {
    '': 'unit tests, jest, react testing library, cypress, playwright',
    jsdom:
      'columns or rows not rendered in tests, ResizeObserver is not defined, virtualization in jest, getBoundingClientRect zero, only some columns rendered, responsive behavior in jest',
    jest: 'jest configuration, transformIgnorePatterns',
    playwright: 'e2e test, cypress',
  },
  'common-concepts/component-tests': {
    '': 'test data grid, test date picker, react testing library examples',
    'date-fields':
      'type date in test, fireEvent change date picker, userEvent type, change date in test fails, fire change event',
    'mobile-pickers': 'matchMedia in tests, picker is read-only in tests',
    'grid-selection': 'click checkbox in test',
    charts: 'd3 in jest, test charts',
  },
  'common-concepts/typescript': {
    '': 'types, TS errors, generics',
    'data-grid': 'GridColDef generic, row type, GridRenderCellParams',
    'column-value': 'type of params.value',
    theme: 'MuiDataGrid in theme components, theme augmentation',
    'api-ref': 'apiRef type, RefObject null',
    slots: 'slotProps type error, custom props',
    satisfies: 'type string is not assignable',
    dates: 'PickerValidDate, Dayjs type of value',
  },
  'common-concepts/type-errors': {
    errors: 'TypeScript error, TS2322',
    'grid-errors': 'type is not assignable, property does not exist',
    compiler: 'tsconfig, skipLibCheck, moduleResolution, supported TypeScript version',
  },
  'common-concepts/touch': {
    '': 'touch screen, touchscreen, mobile, phone, tablet, iPad, iPhone, Android, gestures, finger, tap',
    'data-grid':
      'double tap to edit, double click not working on mobile, drag rows on mobile, row reorder on touch screen, column reorder on iPad, long press, select range by touch, resize column on touch',
    scroll: 'page does not scroll over grid on mobile, on-screen keyboard covers columns panel',
    pickers: 'pointer coarse, desktopModeMediaQuery, mobile picker on laptop with touch screen, swipe to change month',
    charts: 'chart tooltip on mobile, tooltip disappears after tap, cannot scroll page over chart, touch-action, pinch',
    'tree-view': 'reorder items on mobile, expand icon too small to tap, rename by double tap',
    testing: 'emulate touch, hasTouch',
  },
  'guides/telemetry': { '': 'tracking, data collection, opt out, phone home', 'opting-out': 'disable telemetry' },
};
