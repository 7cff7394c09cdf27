import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the order of the parts',
  height: 338,
  excerpt: ['{!isOnTop', '<ChartsYAxis />'],
});
