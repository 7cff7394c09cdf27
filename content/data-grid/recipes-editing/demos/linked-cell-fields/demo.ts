import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Link two selects in cell editing',
  height: 320,
  excerpt: ['valueSetter', '}),'],
});
