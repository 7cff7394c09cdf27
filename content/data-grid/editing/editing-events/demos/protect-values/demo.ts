import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ignore keys that would overwrite a value',
  height: 320,
  excerpt: ['<DataGrid', '/>'],
});
