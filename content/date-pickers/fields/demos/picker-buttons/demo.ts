import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Move the buttons of a picker',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
