import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep width and order when columns change',
  height: 324,
  excerpt: ['function applyLayout', '}'],
});
