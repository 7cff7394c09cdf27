import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose parts and see their JSX',
  height: [660, 580],
  excerpt: ['function ComposedToolbar', '}'],
});
