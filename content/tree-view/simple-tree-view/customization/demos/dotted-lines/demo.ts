import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Dotted guide lines', height: 128 });
