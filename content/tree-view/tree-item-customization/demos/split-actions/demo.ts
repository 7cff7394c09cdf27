import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'The label selects, a button expands', height: 128 });
