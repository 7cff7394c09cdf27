import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Icon, button and adornment of a picker',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
