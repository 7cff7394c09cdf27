import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'The sidebar of a mail program', height: 216 });
