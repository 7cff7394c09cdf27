import { defineDemo } from '#model/demo';

export default defineDemo({ title: '100,000 rows with pinned columns, search and a row counter', height: 440, ads: false });
