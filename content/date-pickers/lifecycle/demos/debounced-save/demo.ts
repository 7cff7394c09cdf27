import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save after a pause',
  height: 92,
  excerpt: ['<DateField', '        />'],
});
