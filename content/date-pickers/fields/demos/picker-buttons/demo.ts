import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move a picker’s buttons',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
