import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Bars from rows of a table', height: 329 });
