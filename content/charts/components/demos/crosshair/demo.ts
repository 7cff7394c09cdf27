import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A crosshair that shows the values',
  height: 300,
  excerpt: ['const xScale', 'const yScale', '<text x={left', '</text>'],
});
