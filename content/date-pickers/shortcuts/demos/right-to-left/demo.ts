import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts from right to left',
  height: 336,
  excerpt: ['<StaticDatePicker', '            />'],
});
