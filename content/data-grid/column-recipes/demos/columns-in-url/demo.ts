import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Keep visible columns in the address bar',
  height: 408,
  excerpt: ['function readFields', 'replaceState'],
});
