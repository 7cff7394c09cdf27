import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep visible columns in the URL',
  height: 408,
  excerpt: ['function readFields', 'replaceState'],
});
