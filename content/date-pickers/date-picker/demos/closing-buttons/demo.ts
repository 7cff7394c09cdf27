import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Buttons at the foot of the popup',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
