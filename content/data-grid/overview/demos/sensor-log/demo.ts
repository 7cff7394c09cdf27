import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '100,000 rows with pinned columns, search and a row count',
  height: 422,
  ads: false,
});
