import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Slots of a grid',
  height: 340,
  excerpt: ['<DataGrid', '/>'],
});
