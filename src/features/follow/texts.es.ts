export const follow = 'Seguir';
export const unfollow = 'Dejar de seguir';
export const followed = {
  artist: (name: string) => `Sigues a ${name}`,
  collection: (name: string) => `Sigues ${name}`,
};
export const followedText =
  'Lo nuevo aparece en tus notificaciones de este dispositivo mientras tengas la sesión iniciada.';
export const followedSignedOut = 'Inicia sesión y lo nuevo aparecerá en tus notificaciones de este dispositivo.';
