import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Controlled and uncontrolled value',
  height: [181, 136],
  excerpt: ['<DatePicker', '          />'],
});
