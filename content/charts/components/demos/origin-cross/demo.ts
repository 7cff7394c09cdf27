import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Draw axes through the origin',
  height: 300,
  excerpt: ['function OriginLines', '}'],
});
