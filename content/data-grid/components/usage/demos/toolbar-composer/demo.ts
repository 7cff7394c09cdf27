import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose toolbar parts and copy their JSX',
  height: [705, 629],
  excerpt: ['function ComposedToolbar', '}'],
});
