import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Translations in a custom slot',
  height: 494,
  ssr: false,
  excerpt: ['function FullWidthActions', '}'],
});
