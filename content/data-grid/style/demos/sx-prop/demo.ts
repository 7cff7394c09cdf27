import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change borders and the hover color',
  height: 372,
  excerpt: ['<DataGrid', '/>'],
});
