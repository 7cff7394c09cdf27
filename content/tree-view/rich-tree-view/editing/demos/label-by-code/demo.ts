import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Change a label by code', height: 117 });
