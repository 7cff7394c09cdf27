import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Callbacks of a Date Picker',
  height: 244,
  excerpt: ['<DatePicker', '        />'],
});
