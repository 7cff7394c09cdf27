import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Shortcuts that keep the popup open',
  height: 92,
  excerpt: ['<DatePicker', '        />'],
  picture: 'Choose',
});
