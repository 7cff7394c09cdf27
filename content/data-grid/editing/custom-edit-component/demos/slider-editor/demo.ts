import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit with a slider that updates the grid after a delay',
  height: 320,
  excerpt: ['function SliderEditCell', '}'],
});
