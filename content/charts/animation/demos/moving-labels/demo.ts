import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Animate a custom label with a hook',
  height: 337,
  excerpt: ['function BoldLabel', '}'],
});
