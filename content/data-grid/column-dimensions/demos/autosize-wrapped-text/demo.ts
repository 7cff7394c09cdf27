import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Autosize columns with wrapped text',
  height: 400,
  excerpt: ["{ field: 'note'", 'maxWidth', '<DataGrid', '/>'],
});
