import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Compose the label from several fields', height: 128 });
